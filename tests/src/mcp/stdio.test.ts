/** @module-tag long */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DIRECT = 'base64-encode,json-formatter'

let client: Client
let transport: StdioClientTransport
const unread: Error[] = []
beforeAll(async () => {
  transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', 'src/mcp/main.ts'],
    env: { MCP_TOOLS: DIRECT },
    stderr: 'pipe',
  })
  client = new Client({ name: 'test', version: '1' })
  // What is no protocol on standard output is told here.
  client.onerror = (error) => unread.push(error)
  await client.connect(transport)
})
afterAll(() => client.close())

const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args })

describe('the MCP server over standard input and output', () => {
  it('lists a few tools, and the chosen ones by their own names', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_tools',
      'describe_tool',
      'run_tool',
      'guess',
      'list_recipes',
      'run_recipe',
      'base64-encode',
      'json-formatter',
    ])
    for (const { inputSchema, description } of tools) {
      expect(inputSchema.type).toBe('object')
      expect(description).toMatch(/\w/)
    }
  })

  it('finds a tool, tells of it, and runs it', async () => {
    const found = await call('search_tools', { query: 'encode base64' })
    const [first] = (found.structuredContent as { tools: { id: string }[] }).tools
    expect(first?.id).toBe('base64-encode')
    const told = await call('describe_tool', { tool: 'base64-encode' })
    expect(told.structuredContent).toMatchObject({
      id: 'base64-encode',
      runsHere: true,
      inputSchema: { properties: { text: { type: 'string' } } },
      failures: expect.any(Object) as object,
    })
    const example = (told.structuredContent as { example: { input: Record<string, unknown>; output: object } }).example
    const ran = await call('run_tool', { tool: 'base64-encode', input: { text: 'é' } })
    expect(ran.structuredContent).toMatchObject({ text: 'w6k=' })
    expect(ran.content).toEqual([{ type: 'text', text: expect.stringMatching(/^w6k=/) as string }])
    const again = await call('run_tool', { tool: 'base64-encode', input: example.input })
    expect(again.structuredContent).toMatchObject(example.output)
  })

  it('speaks the language that a call names', async () => {
    const found = await call('search_tools', { query: 'минимизировать json', language: 'ru' })
    expect(JSON.stringify(found.structuredContent)).toMatch(/[а-яё]/)
    const refused = await call('run_tool', { tool: 'no-such-tool', input: {}, language: 'ru' })
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('«no-such-tool»') as string }] })
  })

  it('runs a chosen tool by its own name, and says its failures in sentences', async () => {
    expect((await call('json-formatter', { text: '{"a":1}' })).structuredContent).toMatchObject({ text: '{\n  "a": 1\n}' })
    const failed = await call('json-formatter', { text: '{"a":' })
    expect(failed.isError).toBe(true)
    expect((failed.content as { text: string }[])[0]?.text).toMatch(/^text: .+ \(1:\d+\)$/)
    expect(failed).toMatchObject({ _meta: { 'toolglot/failures': [{ field: 'text' }] } })
  })

  it('takes secrets, as nothing leaves the device', async () => {
    const made = await call('run_tool', { tool: 'random-password', input: {} })
    expect(made.isError).toBeFalsy()
  })

  it('refuses arguments that do not fit, and names that no tool has', async () => {
    expect(await call('run_tool', { tool: 'base64-encode', input: { text: 'a' }, extra: 1 })).toMatchObject({ isError: true })
    await expect(call('no-such-row', {})).rejects.toThrow('no-such-row')
  })

  it('writes nothing but the protocol', () => {
    expect(unread).toEqual([])
  })
})
