interface Portfolio {
  /** While true, the page says that the person is fictional. */
  readonly sample: boolean
  readonly name: string
  readonly role: string
  readonly place: string
  readonly lead: string
  /** Latest first. */
  readonly education: readonly {
    readonly years: string
    readonly title: string
    readonly school: string
    readonly text: string
  }[]
  readonly skills: readonly { readonly heading: string; readonly names: readonly string[] }[]
  /** Exactly two (spec §2). */
  readonly websites: readonly { readonly name: string; readonly address: string; readonly text: string }[]
}

/** The CV on /portfolio. The person is fictional: replace everything, then set `sample` to false. */
export const portfolio: Portfolio = {
  sample: true,
  name: 'Sam Sample',
  role: 'Web developer and part-time wheel builder',
  place: 'Sampletown, Sampleland',
  lead: 'I build shops that load fast on a garage’s mobile signal, and wheels that stay true. Both come down to even tension and checking your work.',
  education: [
    {
      years: '2019–2022',
      title: 'BSc Computer Science',
      school: 'Sampletown University',
      text: 'Thesis on keeping stock right when many people buy at once.',
    },
    {
      years: '2017–2019',
      title: 'Bicycle mechanic, apprenticeship',
      school: 'Example Cycles, Sampletown',
      text: 'Wheels, hydraulics and the art of finding a creak.',
    },
    {
      years: '2015–2017',
      title: 'School leaving certificate',
      school: 'Example Road School',
      text: 'Mathematics, physics and metalwork.',
    },
  ],
  skills: [
    {
      heading: 'In the browser',
      names: ['TypeScript', 'React', 'HTML and CSS', 'Accessibility', 'Web performance'],
    },
    { heading: 'On the server', names: ['Node.js', 'HTTP APIs', 'SQL', 'PostgreSQL', 'SQLite'] },
    {
      heading: 'At the bench',
      names: ['Unit and browser tests', 'Code review', 'Wheel building', 'Plain words'],
    },
  ],
  websites: [
    {
      name: 'The Even Spoke',
      address: 'https://even-spoke.example',
      text: 'A spoke length calculator for people who build their own wheels.',
    },
    {
      name: 'Sample Works',
      address: 'https://sample-works.example',
      text: 'Shops and booking pages I made for small workshops.',
    },
  ],
}
