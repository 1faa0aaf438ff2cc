import { expect, test } from './journey.ts'
import { walkFlaws } from './keyboard-stops.ts'

test.use({ shopEntry: 'e2e/support/sample-shop.ts' })

const seen = '<style>:focus-visible { outline: 3px solid #000 }</style>'
const three = '<button>One</button><button>Two</button><button>Three</button>'
const dates = '<p><input type="date" name="from"><p><input type="date" name="to">'

const walks = [
  ['without a flaw', `${seen}${three}`, []],
  [
    'with a link, choices and a group of radio buttons',
    `${seen}<a href="/">Home</a><p><input type="radio" name="size"><input type="radio" name="size"><p><select name="sort"><option>Price</option></select>`,
    [],
  ],
  [
    'with dates, whose parts are stops',
    `${seen}${three}<p><label>From ${dates}</label><p><button>Search</button>`,
    [],
  ],
  [
    'with a frame',
    `${seen}${three}<iframe srcdoc="<button>Inside</button>"></iframe>`,
    [/^IFRAME .* has a focus of 0.0 : 1$/],
  ],
  [
    'whose last control is out of reach',
    `${seen}${three}<script>document.querySelector('button:last-of-type').addEventListener('focus', (event) => event.target.blur())</script>`,
    [/^Tab leaves before BUTTON Three/],
  ],
  [
    'whose first control is out of order',
    `${seen}<button>One</button><button tabindex="1">Two</button>`,
    [/^BUTTON Two .* comes before BUTTON One/],
  ],
  [
    'whose focus jumps back',
    `${seen}<button style="position:relative;top:200px">One</button><p><button>Two</button>`,
    [/^BUTTON Two .* stands above BUTTON One/],
  ],
  [
    'without a visible focus',
    `<style>button:focus { outline: none }</style>${three}`,
    [/One .* 0\.0 : 1/, /Two .* 0\.0 : 1/, /Three .* 0\.0 : 1/],
  ],
  [
    'with a pale focus on one control',
    `${seen}<style>button:nth-of-type(2):focus { outline-color: #ccc }</style>${three}`,
    [/Two .* 1\.6 : 1/],
  ],
  [
    'that holds the focus',
    `${seen}${three}<script>document.querySelector('button:nth-of-type(2)').addEventListener('keydown', (event) => event.preventDefault())</script>`,
    [/^BUTTON Two .* comes before BUTTON Three/],
  ],
  [
    'that stops the events of keys',
    `${seen}${three}<script>document.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true)</script>`,
    [],
  ],
  [
    'with a control that is not listed',
    `${seen}${three}<div tabindex="3">Hidden</div>`,
    [/^DIV that is not listed comes before BUTTON One/],
  ],
  [
    'that adds a control behind the last one',
    `${seen}${three}<script>document.querySelector('button').addEventListener('focus', () => document.body.append(document.createElement('button')))</script>`,
    [/^BUTTON that is not listed comes after the last one/],
  ],
  [
    'whose focus in a frame comes before a pale one',
    `${seen}<iframe srcdoc="<button>Inside</button>" style="outline:3px solid"></iframe><style>button:focus { outline-color: #ccc }</style><button>Last</button>`,
    [/^BUTTON Last .* has a focus of 1.6 : 1/],
  ],
] as const

test('A walk finds the flaws of a page', async ({ page }) => {
  for (const [name, body, flaws] of walks) {
    await test.step(`A page ${name}`, async () => {
      // A new document, whose window has no listeners of the previous page.
      await page.goto('about:blank')
      await page.setContent(`<!doctype html><html lang="en"><title>A page</title><body>${body}`)
      const found = await walkFlaws(page)
      expect(found).toEqual(flaws.map((flaw) => expect.stringMatching(flaw)))
    })
  }
})

test('A walk fails if the page takes key presses away from it', async ({ page }) => {
  const first = "addEventListener('keydown', (event) => event.stopImmediatePropagation(), true)"
  await page.setContent(`<!doctype html><title>A page</title>${seen}${three}<script>${first}</script>`)
  await expect(walkFlaws(page)).rejects.toThrow('The page hid 4 Tab keys from the walk.')
})
