import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { loadStyled } from '../../ui/missing-styles.ts'

/** A page whose code arrives when somebody goes there; its module is named in the handle as well. */
export function onDemand(load: () => Promise<ComponentType>): NonNullable<RouteObject['lazy']> {
  return { Component: () => loadOnDemand(() => loadStyled(load)) }
}
