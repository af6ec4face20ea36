import { SquareMark, type SquareMarkProps } from '@tropa/ui/square-mark'

/** The logo: a T of thirteen squares, one for each team member and in the rows of the home page. */
export const TeamMark = (props: SquareMarkProps) => <SquareMark {...props} />
