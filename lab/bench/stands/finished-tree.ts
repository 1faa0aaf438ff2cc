import { JSDOM } from 'jsdom'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** React's names of attributes whose HTML name it does not accept, or accepts only with a listener. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  inputmode: 'inputMode',
  autocomplete: 'autoComplete',
  fetchpriority: 'fetchPriority',
  maxlength: 'maxLength',
  enterkeyhint: 'enterKeyHint',
  spellcheck: 'spellCheck',
  colspan: 'colSpan',
  readonly: 'readOnly',
}

/**
 * Returns a function that renders the content of a page's document again, from elements without components, data or
 * request. It measures the cost of React's `renderToString` for the finished tree alone.
 */
export function finishedTree(document: string): () => string {
  const root = new JSDOM(document).window.document.querySelector('#root')
  if (!root) throw new Error('The page has no #root')
  const tree = [...root.childNodes].map(elementOf)
  return () => renderToString(tree)
}

function elementOf(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === node.TEXT_NODE) return node.textContent
  if (!('attributes' in node)) return null
  const { localName, attributes, childNodes } = node as Element
  const properties = Object.fromEntries(
    [...attributes].map(({ name, value }) => [reactNames[name] ?? name, value === '' ? true : value]),
  )
  const children = [...childNodes].map(elementOf).filter((child) => child !== null)
  return createElement(localName, { key, ...properties }, children.length > 0 ? children : undefined)
}
