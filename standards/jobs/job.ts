/** Something that a job needs: a tool to work with, or a part to fit. */
export interface JobNeed {
  /** As people read it. */
  readonly name: string
  /** What it is for in this job, in one sentence. */
  readonly does: string
  /** Names of products that serve the need; all words of one of them are in the name of such a product. */
  readonly called: readonly string[]
  /**
   * A standard that a tool for this need fits, and other tools do not. A product that names its standards must name
   * this one.
   */
  readonly fits?: string
  /** A standard that a product must name if it names any: a key set of the right sizes among key sets. */
  readonly forStandard?: string
  /** A detail that a product must state to serve the need. */
  readonly detail?: NeededDetail
  /** Whether most people who mend their bicycle have one. */
  readonly owned?: true
  /** Whether it serves so many jobs that a search for this one should not lead to it. */
  readonly general?: true
}

/** A number in the specification of a product, by its key. */
export type NeededDetail =
  | { readonly key: string; readonly is: number }
  | { readonly key: string; readonly atLeast: number }

export interface JobStep {
  readonly text: string
  /** A standard with a torque, and words of the measure if the standard has several. */
  readonly torque?: readonly [standard: string, words?: string]
}

/** A job of the workshop: what to do, in which order, and what it needs. */
export interface Job {
  readonly id: string
  readonly name: string
  /** What the job achieves or when it is due, in one or two sentences. */
  readonly summary: string
  /** What riders say of the job or of the fault. Each word of a text must be in a query, in any order. */
  readonly said: readonly string[]
  readonly tools: readonly JobNeed[]
  readonly parts: readonly JobNeed[]
  readonly steps: readonly JobStep[]
  /** The standards that decide which tool or part it is. */
  readonly standards: readonly string[]
}
