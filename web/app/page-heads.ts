import type { Tool } from '../api/rows/catalogue.ts'
import { problems } from '../messages/problems.ts'
import { loginMessages, signupMessages } from '../messages/sign-in.ts'
import {
  forgotPasswordMessages,
  resetPasswordMessages,
  verifyAddressMessages,
} from '../messages/sign-in-by-mail.ts'
import { homeMessages, itemsMessages, toolsMessages } from '../messages/storefront.ts'
import type { PageHead } from './page-handle.ts'

export function homeHead(): PageHead {
  return { title: homeMessages.title, description: homeMessages.description }
}

export function toolsHead(): PageHead {
  return { title: toolsMessages.title, description: toolsMessages.description }
}

export function itemsHead(): PageHead {
  return { title: itemsMessages.title, description: itemsMessages.description }
}

export function loginHead(): PageHead {
  return unlistedHead(loginMessages)
}

export function signupHead(): PageHead {
  return unlistedHead(signupMessages)
}

/** The pages that get somebody into an account by mail. */
export const mailHeads = {
  forgotPassword: () => unlistedHead(forgotPasswordMessages),
  resetPassword: () => unlistedHead(resetPasswordMessages),
  verifyAddress: () => unlistedHead(verifyAddressMessages),
} as const

function unlistedHead({ title, description }: Pick<PageHead, 'title' | 'description'>): PageHead {
  return { title, description, unlisted: true }
}

/** A tool's page; without data (the tool is gone) the page says so. */
export function toolHead(data: unknown): PageHead {
  // The tool route's loader answers a Tool, and nothing when it failed.
  const tool = data as Tool | undefined
  if (!tool) return notFoundHead()
  return { title: tool.name, description: tool.shortDescription, image: tool.img }
}

export function notFoundHead(): PageHead {
  return { title: problems.notFoundTitle, description: problems.notFound, unlisted: true }
}

export function brokenHead(): PageHead {
  return { title: problems.brokenTitle, description: problems.brokenTitle, unlisted: true }
}
