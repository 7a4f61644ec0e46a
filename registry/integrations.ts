import { defineIntegration } from '../engine/site/entries.ts'

/** Services of others that a deployment may switch on; docs/deploy.md tells how. */
export const integrations = [
  defineIntegration({
    id: 'web-analytics',
    purpose: 'statistics',
    provider: 'Google Analytics',
    setting: 'WEB_ANALYTICS_ID',
    key: /^G-[A-Z0-9]{4,20}$/,
    sources: () => ({
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    }),
  }),
  defineIntegration({
    id: 'behaviour-analytics',
    purpose: 'behaviour',
    provider: 'Microsoft Clarity',
    setting: 'BEHAVIOUR_ANALYTICS_ID',
    key: /^[a-z0-9]{6,20}$/,
    sources: () => ({
      'script-src': ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
      'connect-src': ['https://*.clarity.ms'],
      'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    }),
  }),
  defineIntegration({
    id: 'ads',
    purpose: 'advertising',
    provider: 'Google AdSense',
    setting: 'ADS_CLIENT_ID',
    key: /^ca-pub-\d{10,20}$/,
    sources: () => ({
      'script-src': ['https://pagead2.googlesyndication.com', 'https://*.adtrafficquality.google'],
      'connect-src': ['https://pagead2.googlesyndication.com', 'https://*.adtrafficquality.google'],
      'img-src': ['https://pagead2.googlesyndication.com', 'https://*.adtrafficquality.google'],
      'frame-src': ['https://googleads.g.doubleclick.net', 'https://tpc.googlesyndication.com', 'https://*.adtrafficquality.google'],
    }),
  }),
  defineIntegration({
    id: 'error-reports',
    purpose: 'errors',
    provider: 'Sentry',
    setting: 'ERROR_REPORTS_DSN',
    key: /^https:\/\/[0-9a-f]{8,64}@[a-z0-9.-]+\/\d{1,20}$/,
    sources: (key) => ({ 'connect-src': [new URL(key).origin] }),
  }),
]
