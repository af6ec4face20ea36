import { pbkdf2Sync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

// JavaScript, because Node runs this file as it is: in tests from here, in the product from `dist`.
parentPort?.on('message', ({ password, salt, iterations, keyLength }) => {
  parentPort?.postMessage(pbkdf2Sync(password, salt, iterations, keyLength, 'sha256'))
})
