/** The plans every sample chooses from. */
export const samplePlans = [
  { value: 'standard', label: 'Standard (Free)' },
  { value: 'premium', label: 'Premium (₱9.99)' },
] as const

/** The name of a sample plan. */
export type SamplePlan = (typeof samplePlans)[number]['value']
