import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tests/support/browser.ts'
import { toolWorks } from './browser.ts'
import type { Row } from './table.ts'

const FILES = 1_000
const BYTES = 1_000_000
const MOST_MB = 500

/** Files that differ, of lines that packing does not make small. */
async function makeFiles(folder: string): Promise<void> {
  await mkdir(folder)
  for (let index = 0; index < FILES; index++) {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    const line = `${Buffer.from(bytes).toString('base64')}\n`
    await writeFile(join(folder, `${index}.txt`), line.repeat(Math.ceil(BYTES / line.length)).slice(0, BYTES))
  }
}

/** Memory of a process and all below it, shared pages counted once, in MB. */
async function memoryOf(root: number): Promise<number> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0))
  }
  const isBelow = (id: number): boolean => id === root || (parents.has(id) && id > 1 && isBelow(parents.get(id) as number))
  let kilobytes = 0
  for (const id of parents.keys()) {
    if (!isBelow(id)) continue
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  }
  return kilobytes / 1024
}

/** The most that is seen while work goes on. */
async function peakDuring(id: number, work: Promise<unknown>): Promise<number> {
  let peak = 0
  let isOver = false
  const end = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    peak = Math.max(peak, await memoryOf(id))
    await Promise.race([end.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 200))])
  }
  await end
  return peak
}

/** A thousand files of a megabyte on the command line. */
async function onCommandLine(folder: string, out: string): Promise<Row[]> {
  const began = performance.now()
  const args = ['--disable-warning=ExperimentalWarning', 'src/cli/main.ts', 'base64-encode', '--per', 'file', folder, '--out', out]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const peak = await peakDuring(child.pid as number, ended)
  const made = (await readdir(out)).length
  if ((await ended) !== 0 || made !== FILES) throw new Error(`the command line made ${made} files, and ended with ${await ended}`)
  return [
    { part: 'batch', what: `${FILES} files of 1 MB, command line`, value: peak, unit: 'MB at most', bound: MOST_MB },
    { part: 'batch', what: 'the same', value: (performance.now() - began) / 1000, unit: 's' },
  ]
}

/**
 * The same in the browser, above what it takes with the page open. With a profile on the disk: in a private window a browser
 * keeps even the site’s private files in memory.
 */
async function inBrowser(origin: string, folder: string, scratch: string): Promise<Row[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launchPersistentContext(join(scratch, 'profile'), {
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/base64-encode/`)
    await toolWorks(page)
    await page.mouse.move(100, 100)
    await page.getByRole('toolbar', { name: 'Input' }).getByRole('button', { name: 'Many at once' }).click()
    await page.locator('.batch input[type=file]').nth(1).setInputFiles(folder)
    await page
      .locator('.batch-count')
      .getByText(`of ${FILES.toLocaleString('en')}`)
      .waitFor()
    // The browser is a child of this process, which itself hardly grows.
    const id = process.pid
    const before = await memoryOf(id)
    const began = performance.now()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const done = page
      .getByText(`Done: ${FILES.toLocaleString('en')} of ${FILES.toLocaleString('en')} · Errors: 0`)
      .first()
      .waitFor({ timeout: 600_000 })
    const peak = await peakDuring(id, done)
    const seconds = (performance.now() - began) / 1000
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all as ZIP' }).click()
    const saved = (async () => (await saving).saveAs(join(scratch, 'all.zip')))()
    const whilst = await peakDuring(id, saved)
    return [
      {
        part: 'batch',
        what: `${FILES} files of 1 MB, browser`,
        value: peak - before,
        unit: 'MB above the open page',
        bound: MOST_MB,
        note: `${Math.round(before)} MB before`,
      },
      { part: 'batch', what: 'the same', value: seconds, unit: 's' },
      { part: 'batch', what: 'its ZIP is saved', value: Math.max(0, whilst - before), unit: 'MB above the open page', bound: MOST_MB },
    ]
  } finally {
    await browser.close()
  }
}

/** Memory and time of a thousand files of a megabyte. */
export async function batchMemory(origin: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'batch-bench-'))
  try {
    await makeFiles(join(folder, 'in'))
    return [...(await onCommandLine(join(folder, 'in'), join(folder, 'out'))), ...(await inBrowser(origin, join(folder, 'in'), folder))]
  } finally {
    await rm(folder, { recursive: true })
  }
}
