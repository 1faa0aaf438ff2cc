import { useId } from 'react'
import { PageArt } from '../ui/pictures/page-art.tsx'
import { ShadowPicture } from '../ui/pictures/shadow-picture.tsx'
import { ShopPicture } from '../ui/pictures/shop-picture.tsx'
import { TravellingPicture } from '../ui/pictures/travelling-picture.tsx'
import type { Chapter } from './specimen.ts'

/** A simple outline: a disc with a hole. */
const outline = 'M360 110a250 250 0 1 0 1 0zM360 290a70 70 0 1 1-1 0z'
const picture = {
  first: true,
  alt: 'Cassette',
  files: undefined,
  sizes: '15rem',
  src: '/pictures/cassette-480.webp',
} as const
const photograph = { ...picture, src: '/pictures/chain-whip-480.webp' } as const

/** Uses two names for its two instances, because view-transition names are unique per page. */
function Travelling() {
  return <TravellingPicture {...picture} thing={useId()} outline={outline} />
}

/** Pictures on their outlines. */
export const pictures: Chapter = {
  title: 'Pictures',
  specimens: [
    {
      of: [ShadowPicture],
      states: {
        'not here yet': <ShadowPicture {...picture} src="data:," alt="" outline={outline} />,
        here: <ShadowPicture {...picture} outline={outline} />,
        'lifted off': (
          <div className="reach as-hover">
            <ShadowPicture {...picture} outline={outline} />
          </div>
        ),
        'sold out': <ShadowPicture {...picture} outline={outline} gone />,
        'a photograph': <ShadowPicture {...photograph} />,
      },
    },
    {
      of: [TravellingPicture],
      states: { here: <Travelling /> },
    },
    { of: [ShopPicture], states: { here: <ShopPicture {...picture} edge={240} /> } },
    { of: [PageArt], states: { here: <PageArt name="hero" {...picture} /> } },
  ],
}
