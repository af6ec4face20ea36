import { decodeJwt, SignJWT, type JWTPayload } from 'jose'
import type { Booted } from './boot'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const sign = (claims: JWTPayload, secret: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret))

/** Makes invalid tokens of every kind from a valid one. */
export const invalidTokens = async ({ payload }: Pick<Booted, 'payload'>, token: string) => {
  const claims = decodeJwt(token)
  const [header = '', , signature = ''] = token.split('.')
  return {
    expired: await sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, payload.secret),
    forged: await sign(claims, 'a secret that is not the product’s own'),
    unsigned: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    edited: `${header}.${encode({ ...claims, userType: 'admin' })}.${signature}`,
    'of another session': await sign({ ...claims, sid: 'none' }, payload.secret),
    'of nobody': await sign({ ...claims, id: 'none' }, payload.secret),
    'of another role': await sign(
      { ...claims, userType: claims.userType === 'admin' ? 'user' : 'admin' },
      payload.secret,
    ),
    'of another collection': await sign({ ...claims, collection: 'media' }, payload.secret),
    'no token at all': 'nonsense',
  }
}
