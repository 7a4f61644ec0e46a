import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createNet } from '../../../../engine/run/net/net.ts'
import { day, makeCertificate } from '../../../support/servers/certificate.ts'

const servers: http.Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

/** How a fetch of `https://site.test/` ends when a server with this certificate stands in for that host. */
async function endingWith(certificate: Parameters<typeof makeCertificate>[0]): Promise<unknown> {
  let requests = 0
  const ending = await fetchFrom(
    https.createServer(makeCertificate(certificate), (_request, response) => {
      requests++
      response.end('secret')
    }),
  )
  expect(requests).toBe(0)
  return ending
}

async function fetchFrom(server: http.Server | https.Server): Promise<unknown> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const upstreams = { 'https://site.test': `https://127.0.0.1:${(server.address() as AddressInfo).port}` }
  const net = createNet({ upstreams, timeMs: 5_000 }, new AbortController().signal)
  return net.fetch('https://site.test/').catch((error: { failure?: unknown }) => error.failure ?? error)
}

describe('a site whose certificate is not to be trusted', () => {
  it.each([
    ['that it signed itself', { host: 'site.test' }],
    ['of an authority that nobody knows', { host: 'site.test', authority: 'Nobody’s CA' }],
    ['for another host', { host: 'other.test' }],
    ['that has expired', { host: 'site.test', from: day(-30), until: day(-1) }],
  ])('is not read: one %s', async (_, certificate) => {
    expect(await endingWith(certificate)).toEqual({ code: 'network-failed', params: { host: 'site.test', reason: 'certificate' } })
  })
})

it('says that what answers without TLS does not keep to the protocol', async () => {
  const plain = http.createServer((_request, response) => response.end('secret'))
  expect(await fetchFrom(plain)).toEqual({ code: 'network-failed', params: { host: 'site.test', reason: 'protocol' } })
})
