import { createServer } from 'vite'

/** The site with hot reload, a changed registry file included. */
const server = await createServer({ server: { port: Number(process.env.PORT ?? 5173), host: process.env.HOST ?? 'localhost' } })
await server.listen()
server.printUrls()
