import type { Page } from '@playwright/test'
import { EMULATOR_HOST, PROJECT } from '../../support/servers/auth-emulator.ts'
import { expect, ready } from '../support.ts'

export const SETTINGS = { FIREBASE_PROJECT_ID: PROJECT, FIREBASE_AUTH_EMULATOR_HOST: EMULATOR_HOST }
/** Where the server of these tests is, once it has started. */
export const site = { origin: '' }

let count = 0
export const freshEmail = () => `visitor-${process.pid}-${Date.now()}-${count++}@example.com`
export const PASSWORD = 'correct horse 7'

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path)
  await ready(page)
}

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
export async function signUp(page: Page, email: string): Promise<void> {
  await openDialog(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name (optional)').fill('Zoë')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await openDialog(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
}
