import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testWorkers } from './test/setup/test-workers.ts'

/** unit: pure code, beside what it tests. worker: the production build on workerd. journeys: a real Chromium in front of it. */
export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: testWorkers,
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts', 'scripts/**/*.test.ts', 'test/*.test.ts', 'test/chaos/**/*.test.ts'],
          exclude: ['test/contracts.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.ts', 'test/contracts.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['test/setup/prepared-states.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          retry: 1,
          globalSetup: ['test/setup/served-storefront.ts'],
        },
      },
    ],
  },
})
