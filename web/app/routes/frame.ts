import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { onDemand } from './on-demand.ts'

type Lazily = 'middleware' | 'loader' | 'action'

interface FrameFacts extends Pick<LazyObject, Lazily> {
  readonly path?: string
  readonly screen: () => Promise<ComponentType>
  readonly children: RouteObject[]
  /** The source file of its screen, which the build adds for the server, so that the document preloads it. */
  readonly module?: string
}

type LazyObject = Exclude<NonNullable<RouteObject['lazy']>, (...asked: never[]) => unknown>

/** Makes the route of what several pages have around them. */
export function frame({ path, screen, children, module, ...lazy }: FrameFacts): RouteObject {
  return {
    ...(path !== undefined && { path }),
    lazy: { ...onDemand(screen), ...lazy },
    children,
    handle: { module },
  }
}
