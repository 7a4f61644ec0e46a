import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['tests/support/seed.ts'],
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    tags: [{ name: 'long', description: 'Takes more than two seconds: npm test leaves it out, npm test -- --all runs it.' }],
    // A busy machine is no finding; what hangs is ended all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: 'threads',
    maxWorkers: 2,
    // No test changes anything global, and no module keeps what a run left: loading them anew for each file only takes time.
    isolate: false,
  },
})
