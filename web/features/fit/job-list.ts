import { isRecord } from '../../api/is-record.ts'
import { readDraft, useDraft, writeDraft } from '../../forms/drafts.ts'

/** The tools of a job that a person books one after another; kept per tab. */
export interface JobList {
  readonly jobId: string
  readonly jobName: string
  readonly tools: readonly JobListTool[]
}

interface JobListTool {
  readonly id: string
  readonly name: string
  readonly booked: boolean
}

const key = 'job-list'

/** Subscribes a component to the list; undefined without one. */
export function useJobList(): JobList | undefined {
  return listOf(useDraft(key))
}

/** Replaces or drops the list. */
export function keepJobList(list: JobList | undefined): void {
  writeDraft(key, list)
}

/** Marks a tool as booked, if it is on the list. */
export function tickOff(toolId: string): void {
  const list = listOf(readDraft(key))
  if (!list?.tools.some(({ id }) => id === toolId)) return
  keepJobList({
    ...list,
    tools: list.tools.map((tool) => (tool.id === toolId ? { ...tool, booked: true } : tool)),
  })
}

function listOf(stored: unknown): JobList | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.tools)) return undefined
  const { jobId, jobName } = stored
  if (typeof jobId !== 'string' || typeof jobName !== 'string') return undefined
  return stored.tools.every(isTool) ? { jobId, jobName, tools: stored.tools } : undefined
}

function isTool(tool: unknown): tool is JobListTool {
  return isRecord(tool) && typeof tool.id === 'string' && typeof tool.name === 'string'
}
