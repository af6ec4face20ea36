/** The options of all examples. */
export const samplePlans = [
  { value: 'standard', label: 'Standard (Free)' },
  { value: 'premium', label: 'Premium (₱9.99)' },
] as const
