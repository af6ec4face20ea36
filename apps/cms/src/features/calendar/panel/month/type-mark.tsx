import type { MonthEvent } from '../../month/month-event'

/** The shape and colour of a type of event, as on the public calendar. The type is always named beside it. */
export const TypeMark = ({ type }: Pick<MonthEvent, 'type'>) => (
  <span aria-hidden className="type-mark" data-event-type={type} />
)
