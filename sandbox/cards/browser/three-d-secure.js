import { said } from './sentences.js'

const title = '3-D Secure test page'
const question =
  'Here your bank would ask you to confirm a payment of {money}. This is a test: choose its outcome. No real card is charged.'
let dialogs = 0

/**
 * Simulates a bank's challenge: a modal dialog with two answers. Resolves to `passed` or `failed`; Escape means
 * `failed`. The browser keeps the focus inside and restores it afterwards.
 */
export function showChallenge({ amount, currency }) {
  const dialog = buildDialog(moneyInWords(amount, currency))
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const outcome = dialog.returnValue === 'passed' ? 'passed' : 'failed'
      dialog.remove()
      resolve(outcome)
    })
  })
}

function buildDialog(money) {
  dialogs += 1
  const dialog = element('dialog', {
    background: 'Canvas',
    border: '1px solid currentColor',
    borderRadius: '4px',
    boxSizing: 'border-box',
    color: 'CanvasText',
    margin: 'auto',
    maxWidth: 'min(28rem, calc(100vw - 2rem))',
    padding: '1.5rem',
  })
  const heading = element('h2', {
    font: 'inherit',
    fontSize: '1.25em',
    fontWeight: '700',
    margin: '0 0 0.75rem',
  })
  heading.textContent = said(title)
  heading.id = `card-sandbox-proof-${dialogs}`
  const text = element('p', { lineHeight: '1.5', margin: '0 0 1.25rem' })
  text.textContent = said(question).replace('{money}', money)
  const row = element('div', { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' })
  row.append(
    answerButton(dialog, 'Complete', 'passed', { background: 'CanvasText', color: 'Canvas' }),
    answerButton(dialog, 'Fail', 'failed', { background: 'Canvas', color: 'CanvasText' }),
  )
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.append(heading, text, row)
  return dialog
}

function answerButton(dialog, words, outcome, colours) {
  const button = element('button', {
    ...colours,
    border: '1px solid currentColor',
    borderRadius: '4px',
    cursor: 'pointer',
    flex: '1 1 8rem',
    font: 'inherit',
    minHeight: '44px',
    outlineOffset: '3px',
    padding: '0.5rem 1rem',
  })
  button.type = 'button'
  button.textContent = said(words)
  button.addEventListener('click', () => dialog.close(outcome))
  return button
}

function element(name, style) {
  const node = document.createElement(name)
  Object.assign(node.style, style)
  return node
}

function moneyInWords(amount, currency) {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(
    amount / 100,
  )
}
