import { useEffect, useState } from 'react'
import type { PageData } from '../../../shared/page.ts'
import { readChosenRooms } from '../../browser/chosen-rooms.ts'
import type { PageProps } from '../../page-view.ts'
import { RecentToursShelf } from '../../parts/recent-tours/recent-tours-shelf.tsx'
import { SaveButton } from '../../parts/save-button.tsx'
import { ShareButton } from '../../parts/share-button.tsx'
import { StaleNote } from '../../parts/stale-note.tsx'
import { TourCard } from '../../parts/tour-card.tsx'
import { useHref, useTranslate } from '../../place.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { RichTextView } from '../../ui/rich-text-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BookingBar } from './booking/booking-bar.tsx'
import type { Choice } from './booking/choice.ts'
import { CancellationTerms } from './cancellation-terms.tsx'
import { DatesForm } from './dates/dates-form.tsx'
import { DatesPicker } from './dates/dates-picker.tsx'
import { DayPlan } from './day-plan.tsx'
import { Gallery } from './gallery.tsx'
import { Inclusions } from './inclusions.tsx'
import { TourFacts } from './tour-facts.tsx'
import styles from './tour-page.module.css'
import { TourRoute } from './tour-route.tsx'
import { TourSection } from './tour-section.tsx'

/** Another tour is another page: nothing of the one before stays. */
const TourPage = ({ data }: PageProps<'tour'>) => <Tour key={data.tour.id} data={data} />

function Tour({ data: { tour, months, dates, regionName, countryNames, entryRequirements, insolvencyCover } }: { data: PageData<'tour'> }) {
  const t = useTranslate()
  const href = useHref()
  const [choice, setChoice] = useState<Choice>()

  useEffect(() => {
    readChosenRooms()
  }, [])

  return (
    <article className={styles.page}>
      <Gallery pictures={tour.pictures} title={tour.title} />

      <header className={`wrap ${styles.head}`}>
        <Breadcrumbs
          trail={[
            { name: t('search.title'), href: href('search') },
            { name: regionName, href: href('search', {}, { region: tour.region }) },
            { name: tour.title },
          ]}
        />
        <h1>{tour.title}</h1>
        <p className={styles.summary}>{tour.summary}</p>
        <div className={`${styles.actions} unprinted`}>
          <SaveButton id={tour.id} title={tour.title} />
          <ShareButton href={href('tour', {}, { tripId: tour.id })} title={tour.title} label={t('saved.shareTour')} />
        </div>
      </header>
      <div className="wrap">
        <StaleNote text={t('tour.stale')} />
        <TourFacts tour={tour} countryNames={countryNames} />
      </div>

      <BookingBar tour={tour} choice={choice} />

      <TourSection id="route" title={t('tour.routeTitle')}>
        <TourRoute tour={tour} />
      </TourSection>

      <TourSection id="days" title={t('tour.daysTitle')} note={t('tour.daysNote', { days: tour.days })}>
        <DayPlan days={tour.dayPlan} />
      </TourSection>

      <TourSection id="included" title={t('tour.includedTitle')}>
        <Inclusions tour={tour} />
      </TourSection>

      <section id="dates" className={`${styles.dates} unprinted`} aria-labelledby="dates-title">
        <div className="wrap">
          <h2 id="dates-title">{t('tour.datesTitle')}</h2>
          <noscript>
            <DatesForm tour={tour} months={months} dates={dates} />
          </noscript>
          <DatesPicker tour={tour} asked={dates} choice={choice} onChoose={setChoice} />
        </div>
      </section>

      <TourSection id="terms" title={t('tour.termsTitle')}>
        <CancellationTerms tour={tour} startDate={choice?.departure.startDate} cover={insolvencyCover} />
      </TourSection>

      {entryRequirements && (
        <TourSection id="entry" title={t('tour.entryTitle')}>
          <RichTextView value={entryRequirements} />
        </TourSection>
      )}

      {tour.similar.length > 0 && (
        <section className={`wrap ${styles.similar}`} aria-labelledby="similar-title">
          <h2 id="similar-title">{t('tour.similarTitle')}</h2>
          <ul>
            {tour.similar.map((each) => (
              <li key={each.id}>
                <TourCard tour={each} sizes="(min-width: 48rem) 32vw, 92vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentToursShelf />
    </article>
  )
}

function TourSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.waiting}>
        <Skeleton shape="picture" />
      </div>
      <div className={`wrap ${styles.head}`}>
        <p role="status" className="hidden-visually">
          {t('common.loading')}
        </p>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  )
}

export { TourPage as Page, TourSkeleton as Skeleton }
