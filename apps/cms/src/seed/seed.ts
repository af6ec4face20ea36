import type { Payload } from 'payload'
import type { Env } from '../env'
export interface FirstAccount { username: string; password: string; userType: 'admin' | 'user' }
export const seedWhenEmpty = async (payload: Payload, env: Env, announce: (accounts: FirstAccount[]) => void): Promise<void> => { void payload; void env; void announce }
