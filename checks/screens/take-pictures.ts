import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { steady } from './steady.ts'
import type { View } from './views.ts'

/** A view of a screen and the file of its screenshot. */
export interface Picture {
  readonly view: View
  readonly file: string
}

interface Shots {
  readonly views: readonly View[]
  readonly folder: string
  readonly isSteady: boolean
}

/** Takes a screenshot of the whole page in each view. */
export async function takePictures(
  page: Page,
  name: string,
  { views, folder, isSteady }: Shots,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = []
  for (const view of views) {
    const { width, height, theme } = view
    const file = join(folder, `${name}-${width}-${theme}.png`)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.evaluate(settle)
    if (isSteady) await page.evaluate(steady)
    // Otherwise Playwright finishes the animation of a toast's progress bar, and the toast disappears.
    await page.screenshot({ path: file, fullPage: true, animations: 'allow', caret: 'hide' })
    pictures.push({ view, file })
  }
  return pictures
}

/** Loads lazy pictures, pauses animations and waits for transitions. Runs in the browser. */
async function settle(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())])
  const moving = document.getAnimations()
  for (const each of moving) if (!(each instanceof CSSTransition)) each.pause()
  const transitions = moving.filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  // Without JavaScript the page runs no callback and has no motion.
  if (matchMedia('(scripting: none)').matches) return
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
