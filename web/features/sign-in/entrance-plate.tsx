import type { ReactNode } from 'react'
import { pageArt } from '../../routing/page-art.ts'
import { PageArt } from '../../ui/pictures/page-art.tsx'
import { Plate } from '../../ui/plate.tsx'

/** What every page about getting into an account stands on: the picture, and a plate with the page's heading. */
export function EntrancePlate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="wrap section entrance">
      <PageArt {...pageArt('sign-in')} sizes="(min-width: 75rem) 520px, (min-width: 56rem) 40vw, 1px" />
      <Plate className="grid gap-6">
        <h1>{title}</h1>
        {children}
      </Plate>
    </div>
  )
}
