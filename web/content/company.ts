interface Company {
  /** While true, pages say that these details are samples. */
  readonly sample: boolean
  readonly name: string
  /** One entry per line, as on an envelope. */
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
  readonly hours: string
  readonly register: string
  readonly taxNumber: string
  /** How soon we answer a message. */
  readonly answerWithin: string
  /** Date of the last change to a text in this folder. */
  readonly textsChanged: string
}

/** The company's details. All are samples: replace them, then set `sample` to false. */
export const company: Company = {
  sample: true,
  name: 'Truewheel Sample Company',
  address: ['1 Sample Street', '00000 Sampletown', 'Sampleland'],
  email: 'hello@truewheel.example',
  phone: '+1 555 0100',
  hours: 'Monday to Friday, 9:00 to 17:00',
  register: 'Sampletown 00000',
  taxNumber: '000000000',
  answerWithin: 'two working days',
  textsChanged: '21 November 2026',
}
