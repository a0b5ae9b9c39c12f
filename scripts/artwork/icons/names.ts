export const iconNames = `
  search calendar calendar-days calendar-plus users user user-plus map map-pin route bed-double utensils train-front bus ship sailboat car plane
  footprints bike mountain mountain-snow sun sunrise sunset snowflake cloud-rain wine coffee camera image images tree-pine tree-palm compass heart share-2
  star check x plus minus chevron-down chevron-up chevron-left chevron-right chevrons-up-down arrow-left arrow-right arrow-up arrow-down
  arrow-up-right menu info triangle-alert circle-alert circle-check circle-x circle-help credit-card banknote lock shield-check phone mail
  message-circle globe clock hourglass ticket gift tag percent copy printer download file-text qr-code scan-line baby id-card luggage
  briefcase house building-2 sliders-horizontal list layout-grid loader-circle log-in log-out settings languages external-link refresh-cw rotate-ccw
  trash-2 pencil eye eye-off landmark castle wallet receipt sparkles leaf waves anchor tent binoculars moon cookie bell flag accessibility
  wifi grip-vertical move circle dot circle-dot ellipsis history undo-2 link hash bookmark quote thumbs-up zap key-round monitor-smartphone
`
  .trim()
  .split(/\s+/)

/** Names a shop says, and the drawing they get. */
export const iconAliases: Readonly<Record<string, string>> = {
  bed: 'bed-double',
  train: 'train-front',
  share: 'share-2',
  warning: 'triangle-alert',
  error: 'circle-x',
  success: 'circle-check',
  help: 'circle-help',
  passport: 'id-card',
  filter: 'sliders-horizontal',
  grid: 'layout-grid',
  loader: 'loader-circle',
  refresh: 'refresh-cw',
  trash: 'trash-2',
  ferry: 'ship',
  walk: 'footprints',
  nature: 'tree-pine',
  home: 'house',
}
