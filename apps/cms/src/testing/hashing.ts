import { hashWith } from '../features/member/password/hash-password'
import { HashThread } from '../features/member/password/hash-thread'

type Before = (password: string, salt: string) => Promise<unknown>

/** One round is enough for passwords that nobody guesses. */
class QuickThread extends HashThread {
  constructor(private readonly before?: Before) {
    super(1)
  }

  override async derive(password: string, salt: string) {
    await this.before?.(password, salt)
    return super.derive(password, salt)
  }
}

const quickThread = new QuickThread()

/** Hashes passwords in one round from now on. */
export const hashQuickly = (): void => hashWith(quickThread)

/** Hashes passwords in one round from now on, each after what `before` waits for. */
export const hashAfter = (before: Before): void => hashWith(new QuickThread(before))

/** Hashes passwords as the product does, whose members' passwords a test has. */
export const hashAsTheProduct = (): void => hashWith()
