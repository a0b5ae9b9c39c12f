import { CheckingNotice } from '../features/checkout/availability/checking-notice.tsx'
import { PartList } from '../features/checkout/availability/part-list.tsx'
import { ScheduleTimeline } from '../features/checkout/payment/schedule-timeline.tsx'
import { Notice } from '../features/checkout/steps/notice.tsx'
import { StepBar } from '../features/checkout/steps/step-bar.tsx'
import { PriceLines } from '../features/checkout/trip/price-lines.tsx'
import { Summary } from '../features/checkout/trip/summary.tsx'
import styles from './kit-page.module.css'
import { KitSection, Specimen } from './kit-section.tsx'
import { frame, parts, price, schedule, steps } from './samples/checkout.ts'

const tones = ['info', 'positive', 'warning', 'critical'] as const
const waits = ['short', 'long', 'too-long'] as const

export function KitCheckout() {
  return (
    <KitSection id="checkout" title="Checkout">
      <div className={styles.whole}>
        <StepBar steps={steps} />
      </div>
      {tones.map((tone) => (
        <Specimen key={tone} name={tone}>
          <Notice tone={tone} title="What this is about">
            <p>And what it means for the trip.</p>
          </Notice>
        </Specimen>
      ))}
      <Specimen name="prices before payment">
        <PriceLines price={price} />
      </Specimen>
      <Specimen name="and after">
        <PriceLines price={price} isSettled />
      </Specimen>
      <Specimen name="schedule">
        <ScheduleTimeline schedule={schedule} method="card" />
      </Specimen>
      <Specimen name="parts of a trip">
        <PartList parts={parts} />
      </Specimen>
      {waits.map((waited) => (
        <Specimen key={waited} name={`checking, ${waited}`}>
          <CheckingNotice waited={waited} onRetry={() => {}} />
        </Specimen>
      ))}
      <div className={styles.whole}>
        <Summary frame={frame} />
      </div>
    </KitSection>
  )
}
