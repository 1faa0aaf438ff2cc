import type { Page } from '@playwright/test'
import { newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

/** Returns English words that the page shows as German. A quotation is in the language of who wrote it. */
function englishWordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const language = node.parentElement?.closest('[lang]')?.getAttribute('lang')
      const text = node.textContent ?? ''
      if (node.parentElement?.closest('script, style, blockquote')) continue
      if (language === 'de' && /\b(?:the|your|and|with|please|of|you|is|are)\b/i.test(text)) found.push(text)
    }
    return found
  })
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE' })

  test('A person finds a tool in German, books it, makes an account, pays and sees it paid, without a word of English', async ({
    page,
  }) => {
    const person = newPerson('Jörg Müller')
    await page.goto('/de')
    await page.getByRole('searchbox', { name: 'Suche' }).tap()
    await page.getByRole('combobox', { name: 'Suche' }).fill('peitsche')
    await page
      .getByRole('option', { name: /Kettenpeitsche/ })
      .first()
      .tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Kettenpeitsche' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Menge', exact: true }).fill('2')
    await page.getByLabel('Telefon').fill('+49 89 123456')
    await page.getByLabel('Adresse').fill('Werkstattgasse 3, 80331 München, Deutschland')
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).tap()

    await expect(page).toHaveURL('/de/login')
    expect(await englishWordsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Konto anlegen' }).tap()
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Name', { exact: true }).fill(person.name)
    await form.getByLabel('E-Mail', { exact: true }).fill(person.email)
    await form.getByLabel('Passwort', { exact: true }).fill(person.password)
    await form.getByRole('button', { name: 'Konto anlegen' }).tap()
    // The specification leads to the home page, where a line continues the booking.
    await expect(page).toHaveURL('/de')
    expect(await englishWordsOn(page)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: /Kettenpeitsche/ })
      .first()
      .tap()
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen: 33,60/ }).tap()
    await expect(page.getByText('Erfolgreich bestellt', { exact: true })).toBeVisible()
    expect(await englishWordsOn(page)).toEqual([])

    await page.getByRole('link', { name: 'Jetzt bezahlen' }).tap()
    await page.getByRole('textbox', { name: 'Kartennummer' }).fill('4242 4242 4242 4242')
    await page.getByRole('textbox', { name: 'Gültig bis' }).fill('12 / 34')
    await page.getByRole('textbox', { name: 'Prüfziffer' }).fill('123')
    await page.getByRole('button', { name: /bezahlen$/ }).tap()
    await expect(page.getByText('Vielen Dank! Die Zahlung ist abgeschlossen', { exact: true })).toBeVisible()
    await expect(page.getByText('Die Zahlung ist verbucht.')).toBeVisible()
    expect(await englishWordsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Meine Bestellungen' }).last().tap()
    const row = page.getByRole('row', { name: 'Kettenpeitsche' })
    await expect(row.getByText('Bezahlt', { exact: true })).toBeVisible()
    expect(await englishWordsOn(page)).toEqual([])
  })
})
