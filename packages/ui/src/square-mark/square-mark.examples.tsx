import { SquareMark } from './square-mark'

/** The mark with one lit square. */
export const SquareMarkExamples = () => <SquareMark lit={3} className="w-32" />
