import { Card } from '../ui/card.tsx'
import { BarsPicture } from '../ui/charts/bars-picture.tsx'
import { DayBars } from '../ui/charts/day-bars.tsx'
import { Chip } from '../ui/chip.tsx'
import { DashboardPart } from '../ui/dashboard-part.tsx'
import { Letterhead } from '../ui/letterhead.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { TextLead } from '../ui/text-lead.tsx'
import { TextLine } from '../ui/text-line.tsx'
import { TextSection } from '../ui/text-section.tsx'
import { Age } from '../ui/values/age.tsx'
import { Deadline } from '../ui/values/deadline.tsx'
import { EarlierPrice } from '../ui/values/earlier-price.tsx'
import { EmailText } from '../ui/values/email-text.tsx'
import { Fact } from '../ui/values/fact.tsx'
import { Amount, Figure, Price } from '../ui/values/figure.tsx'
import { Gauge } from '../ui/values/gauge.tsx'
import { LocalDay, LocalHour, LocalTime } from '../ui/values/local-time.tsx'
import { NamedEmail } from '../ui/values/named-email.tsx'
import { ParcelText } from '../ui/values/parcel-text.tsx'
import { ReviewReply } from '../ui/values/review-reply.tsx'
import { Star, Stars } from '../ui/values/stars.tsx'
import { WrittenText } from '../ui/written-text.tsx'
import type { Chapter } from './specimen.ts'

const noon = Date.UTC(2030, 5, 1, 12)

/** Text, numbers and states. */
export const words: Chapter = {
  title: 'What is read',
  specimens: [
    { of: [Card], states: { 'with words': <Card>You have not booked anything yet.</Card> } },
    {
      of: [SectionHeading],
      states: { 'of a part': <SectionHeading level={2} text="Hot Deals" /> },
      wide: true,
    },
    {
      of: [DashboardPart],
      states: {
        'with words': (
          <DashboardPart title="My Orders">
            <Card>You have not booked anything yet.</Card>
          </DashboardPart>
        ),
      },
      wide: true,
    },
    {
      of: [Chip],
      states: {
        plain: <Chip>Customer</Chip>,
        good: <Chip state="good">Paid</Chip>,
        warn: <Chip state="warn">Unpaid</Chip>,
        bad: <Chip state="bad">Sold out</Chip>,
      },
    },
    {
      of: [Gauge],
      states: {
        empty: <Gauge amount={0} portion={5} />,
        low: <Gauge amount={20} portion={5} />,
        half: <Gauge amount={50} portion={5} />,
        full: <Gauge amount={400} portion={5} />,
      },
    },
    {
      of: [Figure, Price, Amount],
      states: {
        beside: (
          <dl className="figures">
            <Figure label="Available" value={1180} unit="pieces" />
            <Price label="Price" amount={16.8} />
          </dl>
        ),
        large: (
          <dl className="figures figures-large">
            <Price label="Price" amount={215} unit="per piece, tax and delivery included" />
            <Figure label="Minimum order" value={1} unit="piece" />
          </dl>
        ),
      },
    },
    {
      of: [EarlierPrice],
      states: {
        reduced: <EarlierPrice of={{ price: 15.75, compareAtPrice: 18.9, lowestPrice30Days: 18.9 }} />,
      },
    },
    {
      of: [Stars],
      states: {
        none: <Stars given={0} label="0 of 5" />,
        half: <Stars given={3.5} label="3.5 of 5" />,
        four: <Stars given={4} label="4 of 5" />,
      },
    },
    {
      of: [ReviewReply],
      states: {
        'of two lines': (
          <ReviewReply by="Reply of Truewheel" at={noon} day="Jun 1, 2030" text={'Thank you.\nCome back.'} />
        ),
      },
    },
    { of: [Star], states: { given: <Star given />, open: <Star given={false} /> } },
    {
      of: [Deadline],
      states: {
        'to come': <Deadline at={noon} until="Held until" over="The hold has ended." />,
        over: <Deadline at={null} until="Held until" over="The hold has ended." />,
      },
    },
    { of: [LocalTime], states: { shown: <LocalTime at={noon} /> } },
    { of: [LocalDay], states: { shown: <LocalDay at={noon} /> } },
    { of: [LocalHour], states: { shown: <LocalHour at={noon} /> } },
    { of: [Age], states: { shown: <Age at={noon} /> } },
    {
      of: [ParcelText],
      states: {
        'with a page': <ParcelText carrier="UPS" tracking="1Z 999" page="https://carrier.example/1Z999" />,
        'without a page': <ParcelText carrier="Bike courier" />,
      },
    },
    { of: [EmailText], states: { shown: <EmailText email="mo.spokes@a-long-name-of-a-workshop.example" /> } },
    {
      of: [NamedEmail],
      states: {
        'with a name': <NamedEmail name="Mo Spokes" email="mo@workshop.example" />,
        'without one': <NamedEmail name={null} email="mo@workshop.example" />,
      },
    },
    {
      of: [Fact],
      states: {
        shown: (
          <dl className="facts">
            <Fact name="Customer">Mo Spokes</Fact>
          </dl>
        ),
      },
    },
    {
      of: [Letterhead],
      states: {
        'on paper only': (
          <Letterhead
            name="Truewheel"
            address={['1 Sample Street']}
            email="hello@truewheel.example"
            phone="+1 555 0100"
            legalName="Truewheel Sample Company"
            taxNumber="000000000"
            logo=""
          />
        ),
      },
    },
    {
      of: [TextLead, TextLine],
      states: {
        shown: (
          <TextLead
            blocks={[
              {
                paragraph: [
                  'What comes first, with ',
                  { text: 'another website', link: 'https://even-spoke.example' },
                  '.',
                ],
              },
              { paragraph: ['What comes after it.'] },
            ]}
          />
        ),
      },
    },
    {
      of: [TextSection],
      states: {
        shown: (
          <TextSection id="what-it-costs" heading={['What it costs']}>
            Delivery costs nothing extra.
          </TextSection>
        ),
      },
      wide: true,
    },
    {
      of: [WrittenText],
      states: {
        shown: (
          <WrittenText
            blocks={[
              {
                paragraph: [
                  'A paragraph with ',
                  { text: 'code', code: true },
                  ', ',
                  { text: 'strong', strong: true },
                  ', ',
                  { text: 'stressed', emphasis: true },
                  ' and ',
                  { text: 'struck', struck: true },
                  ' words and ',
                  { text: 'a link', link: '/' },
                  '.',
                ],
              },
              { heading: ['A heading'], level: 3 },
              {
                list: {
                  entries: [
                    { text: ['A point'], list: { entries: [{ text: ['Its first step'] }], start: 1 } },
                    { text: ['Another point'] },
                  ],
                },
              },
              { quote: [['A quoted sentence.']] },
              { table: { head: [['Part'], ['Torque']], rows: [[['Axle'], ['12 N·m']]] } },
              { code: 'const wheel = true' },
              { rule: true },
            ]}
          />
        ),
      },
    },
    {
      of: [DayBars, BarsPicture],
      states: {
        'of a week': (
          <DayBars
            days={[40, 62, 55, 90, 74, 31, 18].map((value, index) => ({
              date: `2026-11-${16 + index}`,
              name: `${16 + index} November`,
              tick: `${16 + index} Nov`,
              value,
              before: 60 - 4 * index,
              weekend: index > 4,
            }))}
            texts={{
              label: 'Revenue each day',
              none: 'nothing',
              all: 'All days',
              day: 'Day',
              before: 'The period before',
              asTable: 'As a table',
              asPicture: 'As a picture',
            }}
            format={(value) => `$${value}.00`}
          />
        ),
        'with parts': (
          <DayBars
            days={[4, 6, 5, 9, 7, 3, 2].map((value, index) => ({
              date: `2026-11-${16 + index}`,
              name: `${16 + index} November`,
              tick: `${16 + index} Nov`,
              value,
              part: Math.max(0, value - (index % 3)),
              weekend: index > 4,
            }))}
            texts={{
              label: 'Orders each day',
              day: 'Day',
              part: 'paid',
              before: 'The period before',
              none: 'nothing',
              all: 'All days',
              asTable: 'As a table',
              asPicture: 'As a picture',
            }}
            format={String}
          />
        ),
      },
      wide: true,
    },
  ],
}
