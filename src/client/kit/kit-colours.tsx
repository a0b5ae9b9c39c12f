import { colourRoles } from '../../shared/market/theme.ts'
import styles from './kit-page.module.css'
import { KitSection } from './kit-section.tsx'

const radii = ['small', 'medium', 'large'] as const

export function KitColours() {
  return (
    <KitSection id="colours" title="Colours and corners">
      <ul className={styles.swatches}>
        {colourRoles.map((role) => (
          <li key={role}>
            <span ref={(element) => element?.style.setProperty('background', `rgb(var(--colour-${role}))`)} />
            {role}
          </li>
        ))}
        {radii.map((radius) => (
          <li key={radius}>
            <span ref={(element) => element?.style.setProperty('border-radius', `var(--radius-${radius})`)} />
            {radius} corner
          </li>
        ))}
      </ul>
    </KitSection>
  )
}
