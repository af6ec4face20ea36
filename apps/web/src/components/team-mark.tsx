import { SquareMark, type SquareMarkProps } from '@tropa/ui/square-mark'

export const TeamMark = (props: SquareMarkProps) => <SquareMark {...props} />
