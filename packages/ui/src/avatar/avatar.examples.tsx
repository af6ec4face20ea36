import { Avatar, AvatarRow } from './avatar'

/** A person beside the name, and the people of a group in a row. */
export const AvatarExamples = () => (
  <div className="grid gap-4">
    <p className="flex items-center gap-3">
      <Avatar name="Ana Reyes" alt="" />
      Ana Reyes
    </p>
    <AvatarRow aria-label="Who takes part">
      <Avatar name="Ana Reyes" />
      <Avatar name="Ben Santos" />
      <Avatar name="Carla Dizon" />
    </AvatarRow>
  </div>
)
