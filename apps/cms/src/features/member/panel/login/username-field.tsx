import { maxLength } from '@tropa/contract/schemas/text'

/** The field of the username, at the sign-in and where a link to choose a new password is asked for. */
export const UsernameField = () => (
  <label className="tool__field">
    Username
    <input
      name="username"
      required
      maxLength={maxLength.username}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  </label>
)
