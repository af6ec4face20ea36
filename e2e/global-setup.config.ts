import { startSharedServer } from './fixtures/shared-server'

export default startSharedServer
