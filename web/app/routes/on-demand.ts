import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { loadStyled } from '../../ui/missing-styles.ts'

/** Makes a route load its component, with its styles, on navigation. */
export function onDemand(load: () => Promise<ComponentType>): NonNullable<RouteObject['lazy']> {
  return { Component: () => loadOnDemand(() => loadStyled(load)) }
}
