import { FormDraft as FormDraft_e042e4647937daaf41d902d87e5f10a0 } from '../../payload/components/form-draft/form-draft'
import { ScheduledChanges as ScheduledChanges_54fafabdbaf28678aa67c7d6c98413d1 } from '../../payload/components/document/scheduled-changes'
import { VersionsView as VersionsView_218fc072af1e3d94294c9a032e87c3d4 } from '../../payload/components/versions/versions-view'
import { PlainDateCell as PlainDateCell_8c784d920bdf9cb9f862825f3038c8f2 } from '../../payload/components/plain-date/plain-date-cell'
import { PlainDateField as PlainDateField_c5ce4399cd731fd8dd301f4a8d6ea87f } from '../../payload/components/plain-date/plain-date-field'
import { MonthLink as MonthLink_e572fc23d598d69aa77fc8c6425e1cbd } from '../../features/calendar/panel/month-view'
import { MonthView as MonthView_e572fc23d598d69aa77fc8c6425e1cbd } from '../../features/calendar/panel/month-view'
import { PortraitUsesField as PortraitUsesField_eb2ec8028bcd77539bf5661a26dd407c } from '../../features/media/panel/portrait-uses-field'
import { SectionLabel as SectionLabel_28ce147612045a620e4a9e0e43d1bebf } from '../../payload/components/section-label'
import { Mark as Mark_eba0478a930fe88d77ce8a44c33d4f45 } from '../../payload/components/brand'
import { AttentionBoard as AttentionBoard_1b9a85c9a38912e61526095896d8a70d } from '../../payload/components/attention-board'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/payload/components/form-draft/form-draft#FormDraft": FormDraft_e042e4647937daaf41d902d87e5f10a0,
  "/payload/components/document/scheduled-changes#ScheduledChanges": ScheduledChanges_54fafabdbaf28678aa67c7d6c98413d1,
  "/payload/components/versions/versions-view#VersionsView": VersionsView_218fc072af1e3d94294c9a032e87c3d4,
  "/payload/components/plain-date/plain-date-cell#PlainDateCell": PlainDateCell_8c784d920bdf9cb9f862825f3038c8f2,
  "/payload/components/plain-date/plain-date-field#PlainDateField": PlainDateField_c5ce4399cd731fd8dd301f4a8d6ea87f,
  "/features/calendar/panel/month-view#MonthLink": MonthLink_e572fc23d598d69aa77fc8c6425e1cbd,
  "/features/calendar/panel/month-view#MonthView": MonthView_e572fc23d598d69aa77fc8c6425e1cbd,
  "/features/media/panel/portrait-uses-field#PortraitUsesField": PortraitUsesField_eb2ec8028bcd77539bf5661a26dd407c,
  "/payload/components/section-label#SectionLabel": SectionLabel_28ce147612045a620e4a9e0e43d1bebf,
  "/payload/components/brand#Mark": Mark_eba0478a930fe88d77ce8a44c33d4f45,
  "/payload/components/attention-board#AttentionBoard": AttentionBoard_1b9a85c9a38912e61526095896d8a70d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
