import { startSharedServer } from './fixtures/engine'

export default startSharedServer
