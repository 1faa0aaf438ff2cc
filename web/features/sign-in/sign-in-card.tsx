import type { ReactNode } from 'react'
import { pageArt } from '../../../domain/catalogue/own-picture.ts'
import { Card } from '../../ui/card.tsx'
import { PageArt } from '../../ui/pictures/page-art.tsx'

/** Lays out a sign-in page: the picture, and a card with the page's heading. */
export function SignInCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="wrap section entrance grid gap-(--pitch) items-start justify-center grid-cols-[minmax(0,36rem)] min-[56rem]:grid-cols-[minmax(0,26rem)_minmax(0,36rem)] [&>.page-art]:hidden min-[56rem]:[&>.page-art]:block">
      <PageArt {...pageArt('sign-in')} sizes="(min-width: 75rem) 520px, (min-width: 56rem) 40vw, 1px" />
      <Card className="grid gap-6">
        <h1>{title}</h1>
        {children}
      </Card>
    </div>
  )
}
