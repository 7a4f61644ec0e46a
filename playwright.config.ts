import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4399)
const executablePath = findBrowser()

/** Browser tests against the production build and its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A busy machine is no finding.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // A third on two cores takes longer than it gives.
  workers: 2,
  // What passes the second time is told as flaky: a busy machine is no finding, but a thing to look at.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Fetching all that a page needs to go on without a connection takes longer than most tests; those about it ask for it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name that stands for this server as one in a local network, which browsers do not trust.
        '--host-resolver-rules=MAP lan.test 127.0.0.1',
        // A page keeps its process when it is left, which is half of what a visit costs.
        '--process-per-site',
      ],
    },
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning src/server/main.ts',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), RATE_LIMIT: '100000', DATA_DIR: join(tmpdir(), `toolglot-e2e-${port}`) },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
