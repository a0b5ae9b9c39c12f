const shown: readonly (readonly [RegExp, string])[] = [
  [/:hover/g, '[data-state~="hover"]'],
  [/:focus-visible/g, '[data-state~="focus"]'],
  [/:active/g, '[data-state~="active"]'],
]

type Rules = { cssRules: CSSRuleList; insertRule: (rule: string, index?: number) => number }
const hasRules = (rule: object): rule is Rules => 'cssRules' in rule && 'insertRule' in rule

function copyStates(within: Rules): void {
  for (const rule of [...within.cssRules]) {
    if (hasRules(rule)) copyStates(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const selector = shown.reduce((text, [state, attribute]) => text.replace(state, attribute), rule.selectorText)
    if (selector === rule.selectorText) continue
    within.insertRule(`${selector}{${rule.style.cssText}}`, within.cssRules.length)
  }
}

/** Lets `data-state` show what a pointer or a keyboard would: each rule for such a state is repeated for the attribute. */
export function showStates(): void {
  for (const sheet of document.styleSheets) copyStates(sheet)
}
