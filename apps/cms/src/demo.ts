// `npm run demo`: the product with a team in the middle of its term, which each start makes again.
import { demoAccounts } from './demo/data'
import { fillDemo, seedDemo } from './demo/fill'
import { claimFolder, emptyFolder } from './demo/folder'
import { readDemoEnv } from './env'
import { serve } from './serve'

serve(() => readDemoEnv(demoAccounts), {
  claim: claimFolder,
  empty: emptyFolder,
  seed: seedDemo,
  fill: async (env, payload) => {
    await fillDemo(payload, env)
    for (const { role, username, password } of demoAccounts) {
      process.stdout.write(`${role}  ${username}  ${password}\n`)
    }
  },
})
