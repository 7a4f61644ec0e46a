import { startEmulator } from '../../support/servers/auth-emulator.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { testAlone as test } from '../support.ts'
import { dataTests } from './data.ts'
import { signInTests } from './sign-in.ts'
import { SETTINGS, site } from './support.ts'

// The emulator has one port, and takes long to start: all tests that need it are one file to the test runner, one after another.

test.describe.configure({ mode: 'serial' })

let server: OwnServer | undefined
let endEmulator: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(900_000)
  endEmulator = await startEmulator()
  server = await startOwnServer(SETTINGS)
  site.origin = server.origin
})
test.afterAll(async () => {
  server?.close()
  await endEmulator?.()
})

signInTests()
dataTests()
