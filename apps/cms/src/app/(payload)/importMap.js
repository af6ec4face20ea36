import { FormDraft as FormDraft_e042e4647937daaf41d902d87e5f10a0 } from '../../payload/components/form-draft/form-draft'
import { ScheduledChanges as ScheduledChanges_8be799806422c31572866cfa63ea0945 } from '../../payload/components/scheduled-changes'
import { VersionsView as VersionsView_218fc072af1e3d94294c9a032e87c3d4 } from '../../payload/components/versions/versions-view'
import { AudienceField as AudienceField_81b0152d962a2c07fc1daee960ee5adb } from '../../features/calendar/panel/audience-field'
import { PlainDateCell as PlainDateCell_86981aa1f7209b1abefc6bde61381241 } from '../../payload/components/plain-date'
import { PlainDateField as PlainDateField_86981aa1f7209b1abefc6bde61381241 } from '../../payload/components/plain-date'
import { MonthLink as MonthLink_e572fc23d598d69aa77fc8c6425e1cbd } from '../../features/calendar/panel/month-view'
import { MonthView as MonthView_e572fc23d598d69aa77fc8c6425e1cbd } from '../../features/calendar/panel/month-view'
import { SquareField as SquareField_3e46f906ff7ca0c50126ebf81f70764f } from '../../features/media/panel/square-field'
import { PortraitUsesField as PortraitUsesField_eb2ec8028bcd77539bf5661a26dd407c } from '../../features/media/panel/portrait-uses-field'
import { MemberName as MemberName_d79f375f984f768098766f1cebdf09c7 } from '../../payload/components/member-name'
import { SectionLabel as SectionLabel_28ce147612045a620e4a9e0e43d1bebf } from '../../payload/components/section-label'
import { WholeNumberField as WholeNumberField_64f1f41dfcfd5c57c8d9151a8c8f7dc2 } from '../../payload/components/whole-number'
import { DemoNotice as DemoNotice_0ef00bd2d851a04a9ed472bc503752c2 } from '../../payload/components/demo-notice'
import { Mark as Mark_eba0478a930fe88d77ce8a44c33d4f45 } from '../../payload/components/brand'
import { PanelBar as PanelBar_93bde2da7f1a5dcad07b654278848a0a } from '../../payload/components/panel-bar'
import { WaitingBoard as WaitingBoard_a77c9e6b34f53a0f3011a54a2011ee79 } from '../../payload/components/waiting-board'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/payload/components/form-draft/form-draft#FormDraft": FormDraft_e042e4647937daaf41d902d87e5f10a0,
  "/payload/components/scheduled-changes#ScheduledChanges": ScheduledChanges_8be799806422c31572866cfa63ea0945,
  "/payload/components/versions/versions-view#VersionsView": VersionsView_218fc072af1e3d94294c9a032e87c3d4,
  "/features/calendar/panel/audience-field#AudienceField": AudienceField_81b0152d962a2c07fc1daee960ee5adb,
  "/payload/components/plain-date#PlainDateCell": PlainDateCell_86981aa1f7209b1abefc6bde61381241,
  "/payload/components/plain-date#PlainDateField": PlainDateField_86981aa1f7209b1abefc6bde61381241,
  "/features/calendar/panel/month-view#MonthLink": MonthLink_e572fc23d598d69aa77fc8c6425e1cbd,
  "/features/calendar/panel/month-view#MonthView": MonthView_e572fc23d598d69aa77fc8c6425e1cbd,
  "/features/media/panel/square-field#SquareField": SquareField_3e46f906ff7ca0c50126ebf81f70764f,
  "/features/media/panel/portrait-uses-field#PortraitUsesField": PortraitUsesField_eb2ec8028bcd77539bf5661a26dd407c,
  "/payload/components/member-name#MemberName": MemberName_d79f375f984f768098766f1cebdf09c7,
  "/payload/components/section-label#SectionLabel": SectionLabel_28ce147612045a620e4a9e0e43d1bebf,
  "/payload/components/whole-number#WholeNumberField": WholeNumberField_64f1f41dfcfd5c57c8d9151a8c8f7dc2,
  "/payload/components/demo-notice#DemoNotice": DemoNotice_0ef00bd2d851a04a9ed472bc503752c2,
  "/payload/components/brand#Mark": Mark_eba0478a930fe88d77ce8a44c33d4f45,
  "/payload/components/panel-bar#PanelBar": PanelBar_93bde2da7f1a5dcad07b654278848a0a,
  "/payload/components/waiting-board#WaitingBoard": WaitingBoard_a77c9e6b34f53a0f3011a54a2011ee79,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
