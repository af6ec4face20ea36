import crypto from 'node:crypto'

const { pbkdf2 } = crypto

/** Hashes passwords in one round from now on, each after what `before` waits for: nobody guesses them. */
export const hashAfter = (before: (password: string) => Promise<unknown>): void => {
  const hash = (...[password, salt, , length, digest, done]: Parameters<typeof pbkdf2>) => {
    const hashNow = () => pbkdf2(password, salt, 1, length, digest, done)
    if (typeof password === 'string') void before(password).then(hashNow)
    else hashNow()
  }
  Object.assign(crypto, { pbkdf2: hash })
}

export const hashQuickly = (): void => hashAfter(() => Promise.resolve())

/** Hashes passwords as the product does, whose members' passwords a test has. */
export const hashAsTheProduct = (): void => {
  Object.assign(crypto, { pbkdf2 })
}
