import { expect, open, testAlone as test } from '../support.ts'

test.use({ permissions: ['camera'] })

test('a device without a camera is told so', async ({ page }) => {
  await open(page, '/barcode-reader/')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No camera was found.' })).toBeVisible()
})
