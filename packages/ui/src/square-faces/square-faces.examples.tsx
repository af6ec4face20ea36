import { SquareFaces } from './square-faces'

/** Faces that look at something on their lower right. */
export const SquareFacesExamples = () => (
  <SquareFaces lookingAt={{ x: 12, y: 9 }} className="w-32" />
)
