import { readEnv } from './env'
import { serve } from './serve'

serve(() => readEnv())
