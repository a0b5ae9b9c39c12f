import type { Ref } from 'react'
import type { AvailabilityPart, AvailabilityView } from '../../../../shared/checkout/steps/availability/page.ts'
import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { useHref, useTranslate } from '../../../place.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { useCurrentPrice } from '../trip/changed-price.ts'
import styles from './availability.module.css'
import { PartText, stateOf } from './part-list.tsx'

type Props = {
  ref: Ref<HTMLDialogElement>
  check: AvailabilityView
  frame: CheckoutFrame
  accepting: boolean
  onAccept: (parts: readonly AvailabilityPart[]) => void
}

/** What stands in the way, and the ways on: accept a new price, swap a part, choose other dates (rule 69). */
export function AvailabilityDialog({ ref, check, frame, accepting, onAccept }: Props) {
  const t = useTranslate()
  const { total } = useCurrentPrice(check.price)
  const href = useHref()
  const changed = check.parts.filter((part) => stateOf(part) === 'priceChanged')
  const lost = check.parts.filter((part) => part.result === 'unavailable' || part.result === 'missing')
  const { blockedBy } = check
  const isLost = lost.length > 0 || blockedBy !== undefined
  const canAnswer = ({ removable, alternativesHref, isExtra }: AvailabilityPart) => removable || alternativesHref || isExtra
  const canDecide = [...lost, ...changed].some(canAnswer)
  /** Nobody is sent to other dates first who can keep these. */
  const canStay = !blockedBy && lost.length > 0 && lost.every(canAnswer)
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby="availability-title"
      aria-describedby="availability-text"
      suppressHydrationWarning
    >
      <h2 id="availability-title">{isLost ? t('checkout.availability.lostTitle') : t('checkout.availability.changedTitle')}</h2>
      <p id="availability-text">
        {blockedBy
          ? t(`checkout.availability.blockedBy.${blockedBy}`)
          : lost.length > 0
            ? t('checkout.availability.lostText')
            : t('checkout.availability.changedText')}
      </p>
      <ul className={styles.blocked}>
        {[...lost, ...changed].map((part) => (
          <li key={part.id}>
            <PartText part={part} />
          </li>
        ))}
      </ul>
      {!isLost && (
        <p className={styles.newTotal}>
          {t('checkout.availability.newTotal')} <Price value={total} />
        </p>
      )}
      <div className={styles.dialogActions} data-stay={canStay ? '' : undefined}>
        <form method="dialog">
          <Button kind={canStay ? 'primary' : 'secondary'} type="submit">
            {t(canDecide ? 'checkout.availability.decideEach' : 'checkout.availability.close')}
          </Button>
        </form>
        {isLost ? (
          <LinkButton kind={canStay ? 'secondary' : 'primary'} href={frame.tourHref ?? href('search')}>
            {t('checkout.availability.otherDates')}
          </LinkButton>
        ) : (
          <Button busy={accepting} onClick={() => onAccept(changed)}>
            {t('checkout.availability.accept')}
          </Button>
        )}
      </div>
    </dialog>
  )
}
