import { links } from '../../web/routing/links.ts'

/** A public page to be measured. */
export interface PublicPage {
  /** The path of its route, as the router has it. */
  readonly route: string
  readonly address: string
  /** Not for search engines, by spec §10, that they are kept out costs it no points. */
  readonly unlisted: boolean
}

/** Every page that somebody without an account can open, with one tool's page for all of them. */
export function publicPages(toolId: string): readonly PublicPage[] {
  const {
    home,
    tools,
    items,
    blog,
    portfolio,
    signup,
    forgotPassword,
    delivery,
    returns,
    privacy,
    terms,
    contact,
  } = links
  const written = [blog, portfolio, delivery, returns, privacy, terms, contact, links.quote()]
  return [
    page(home),
    page(tools),
    { ...page(links.tool(toolId)), route: '/tool/:toolId' },
    page(items),
    ...written.map(page),
    unlisted(links.login()),
    unlisted(signup),
    unlisted(forgotPassword),
    unlisted(links.resetPassword),
    unlisted(links.verifyAddress),
  ]
}

function page(address: string): PublicPage {
  return { route: address, address, unlisted: false }
}

function unlisted(address: string): PublicPage {
  return { ...page(address), unlisted: true }
}
