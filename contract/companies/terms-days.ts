/** Within how many days a company may pay an invoice, both where days are proposed and for one company. */
export const termsDaysLimits = { least: 1, most: 180 } as const
